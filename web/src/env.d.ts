declare module '*.ftl' {
  const text: string;
  export default text;
}
declare module '*/docs/rules/*.md' {
  import type { RulesText } from '../build-tools/rules-pages';
  const page: RulesText;
  export default page;
}
declare module '*.svg?drawings' {
  import type { Drawings } from './art/in-place';
  const drawings: Drawings;
  export default drawings;
}
