/** Makes a Fluent catalogue (`import text from '…/trajan.ftl'`) a module with its text, without comments. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function catalogues(): Plugin {
  return {
    name: 'ulpia-catalogues',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith('.ftl')) return undefined;
      const lines = readFileSync(file, 'utf-8').split('\n');
      const text = lines
        .filter((line) => !line.startsWith('#'))
        .join('\n')
        .replace(/\n{3,}/g, '\n\n');
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
