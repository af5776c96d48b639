/** A difference with its sign, as a language writes numbers. */
export const writeSigned = (value: number, language: string, digits = 1): string =>
  value
    .toLocaleString(language, {
      maximumFractionDigits: digits,
      minimumFractionDigits: digits,
      signDisplay: 'exceptZero',
      useGrouping: false,
    })
    .replace('-', '\u2212');
