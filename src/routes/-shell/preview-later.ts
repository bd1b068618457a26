import { lazyRouteComponent } from '@tanstack/react-router'

/** The banner of a preview: a file of its own, which only an admin's pages load. */
export const PreviewLater = lazyRouteComponent(() => import('./preview.island'), 'PreviewIsland')
