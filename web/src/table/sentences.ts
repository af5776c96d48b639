/** Names and sentences one after the other, each with one full stop: for screen readers, which hear them in one go. */
export const inSentences = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .reduce(
      (text, part) =>
        text === '' ? part : /[.!?…:]$/.test(text) ? `${text} ${part}` : `${text}. ${part}`,
      '',
    );
