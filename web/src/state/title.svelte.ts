/** What the tab of the browser is called while a page has more to say than its name. */
const nothing = (): string => '';
let tell = $state.raw(nothing);

export const ownTitle = (): string => tell();

/** Say it as long as the component lives that calls this while it is made. */
export function titlePage(told: () => string): void {
  $effect(() => {
    tell = told;
    return () => (tell = nothing);
  });
}
