/** Play a table's first legal answers, chosen by chance, over a socket of its own until a question of interest is asked; tells whether it was. */
(async ({ game, seats, prompt, path, value, seed, limit }) => {
  const post = async (address, body) => (await fetch(`/api${address}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
  if ((await fetch('/api/visitor')).status === 204) await post('/guests', { name: 'Livia' });
  const bots = Array.from({ length: seats - 1 }, () => ({ place: 'bot', level: 'random' }));
  const table = await post('/tables', { game, seats: [{ place: 'link' }, ...bots], sit: 0 });
  let state = seed;
  const dice = size => { state = (state * 1103515245 + 12345) % 2147483648; return Math.floor((state / 2147483648) * size); };
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table.id}/socket`);
  let number = 0;
  const found = await new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error('it took too long')), limit);
    const end = result => { clearTimeout(giveUp); resolve(result); };
    socket.onclose = () => reject(new Error('the server hung up'));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'refused' && message.code !== 'stale') return reject(new Error(message.reason));
      // others may have moved while mine was on its way: look again
      const position = message.type === 'refused' ? message.position : message;
      if (position?.type !== 'position') return;
      if (position.state === 'finished') return end(false);
      if (!position.decision) return;
      const there = path.reduce((part, name) => part?.[name], position.view);
      if (position.decision.prompt.name === prompt && there === value) return end(true);
      const { options } = position.decision;
      number += 1;
      socket.send(JSON.stringify({ type: 'move', id: `fast-${number}`, move: options[dice(options.length)].text, seq: position.seq, hold: false }));
    };
  });
  socket.onclose = null;
  socket.close();
  return { id: table.id, found };
})
