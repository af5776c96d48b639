// Before the first paint: the theme and the language as chosen last time. A file of its own, as the page allows no inline script.
(function () {
  var root = document.documentElement;
  var kept = {};
  try { kept = JSON.parse(localStorage.getItem('ulpia.settings') || '{}'); } catch (error) { kept = {}; }
  var dark = kept.theme === 'night' || (kept.theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'night' : 'day';
  if (kept.language) root.lang = kept.language;
})();
