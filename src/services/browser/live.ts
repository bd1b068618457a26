const ready: { tell: () => void } = { tell: () => {} }

/** Settles when the page in this browser listens to all its controls. */
export const untilLive = new Promise<void>((resolve) => {
  ready.tell = resolve
})

/** For the effect of the part of a page that is hydrated last. */
export const beLive = () => ready.tell()
