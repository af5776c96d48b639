/** Pages that are still those of an older version. */
import { where } from '../state/router.svelte';

/** Load the page that follows this one from the files of the newer version. */
export function loadAnewOnLeaving(): void {
  const path = where().path;
  $effect.root(() => {
    $effect(() => {
      if (where().path !== path) location.reload();
    });
  });
}
