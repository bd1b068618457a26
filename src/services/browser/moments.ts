/*
 * What stage 0 waits for before it starts the application by itself (docs/decisions/0056-the-application-starts-by-itself.md).
 */

/** React compares the document to its end. */
export const parsed = () =>
  new Promise<unknown>((resolve) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', resolve, { once: true }) : resolve(null),
  )

/** A moment in which nothing else is done; not every browser tells of one. */
export const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 1000 }) : setTimeout(resolve, 200),
  )

/** Once the page is painted with the pictures that it wants first; those further down may still be on their way. */
export const shown = () =>
  parsed().then(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].map((picture) =>
        picture.decode().catch(() => undefined),
      ),
    ),
  )
