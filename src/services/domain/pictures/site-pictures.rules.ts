import { mediaSource } from './picture-address.rules'

/** Pictures that pages show even without content, with the pixels of their masters. */
export const SITE_PICTURES = {
  'error-404': { width: 800, height: 600 },
  'error-fallen': { width: 800, height: 600 },
  'gift-card': { width: 800, height: 500 },
  'hero-door': { width: 1500, height: 1800 },
  'hero-home-tall': { width: 1350, height: 1350 },
  'done-sent': { width: 800, height: 600 },
} as const

/** Adds nothing to what the words beside it say, so its alternative is empty. */
export const sitePicture = (name: keyof typeof SITE_PICTURES) => ({
  name,
  src: mediaSource(name),
  alt: '',
  blur: null,
  ...SITE_PICTURES[name],
})
