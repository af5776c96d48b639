/** A difference with its sign, as a language writes numbers. */
<<<<<<<< HEAD:web/src/review/signed-number.ts
export const signedNumber = (value: number, language: string, digits = 1): string =>
========
export const writeSigned = (value: number, language: string, digits = 1): string =>
>>>>>>>> review18:web/src/review/signs.ts
  value
    .toLocaleString(language, {
      maximumFractionDigits: digits,
      minimumFractionDigits: digits,
      signDisplay: 'exceptZero',
      useGrouping: false,
    })
    .replace('-', '\u2212');
