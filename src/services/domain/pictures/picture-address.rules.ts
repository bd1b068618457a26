import type { MediaEdge, MediaFit, MediaFocus, MediaFormat, MediaQuality } from './picture.contract'

/** The widths that others may ask for, in CSS-pixel steps that cover 1x phones to 2x desktops. */
export const MEDIA_WIDTHS = [
  96, 160, 240, 320, 400, 480, 640, 800, 960, 1080, 1280, 1440, 1600, 1920,
] as const satisfies readonly MediaEdge[]

/** The widths of our pages' srcsets: few, so that what one visitor's browser picks is there for the next one's. */
export const PAGE_WIDTHS = [160, 240, 320, 480, 640, 800, 960, 1280, 1920] as const satisfies readonly MediaEdge[]

export const MEDIA_PATH = '/upstream/media/'

type MediaOptions = {
  w?: MediaEdge
  h?: MediaEdge
  q?: MediaQuality
  fm?: MediaFormat
  fit?: MediaFit
  f?: MediaFocus
}

/**
 * The URL of a picture at a size. `source` is a master's name ("kit-01-open", better with its version:
 * "kit-01-open?v=3fa9c1d2"), a path of the image endpoint, or the URL that a hosted Contentful or Shopify gave:
 * each is asked in its own words. Without `fm` the endpoint picks the format that the browser accepts.
 */
export function mediaUrl(source: string, options: MediaOptions = {}): string {
  const base = mediaSource(source)
  if (isShopify(base)) return withQuery(base, { width: options.w, height: options.h, crop: options.fit && 'center' })
  const asked = { w: options.w, h: options.h, fit: options.fit, f: options.f }
  if (isContentful(base)) return withQuery(base, { ...asked, fm: options.fm ?? 'webp', q: options.q ?? 75 })
  if (base.startsWith(MEDIA_PATH)) return withQuery(base, { ...asked, fm: options.fm, q: options.q })
  return base
}

/** A `srcset` of one picture. `max` is the master's width: no candidate beyond it, for the endpoint never enlarges. */
export function srcSet(
  source: string,
  widths: readonly MediaEdge[] = PAGE_WIDTHS,
  { max = Number.POSITIVE_INFINITY, ...options }: Omit<MediaOptions, 'w' | 'h'> & { max?: number } = {},
): string {
  const [smallest] = widths
  const fitting = widths.filter((w) => w <= max || w === smallest)
  return fitting.map((w) => `${mediaUrl(source, { ...options, w })} ${w}w`).join(', ')
}

/**
 * Where a picture lives: a same-origin path when the image endpoint has it (whatever host the upstream put before it),
 * else the https URL.
 */
export function mediaSource(source: string): string {
  if (/^[\w-]+(\?|$)/.test(source)) return `${MEDIA_PATH}${source}`
  const own = /^(?:https?:)?\/\/[^/]+(\/upstream\/media\/.+)$/.exec(source)
  if (own?.[1]) return own[1]
  return source.startsWith('//') ? `https:${source}` : source
}

const isContentful = (url: string) => /^https:\/\/[\w.-]+\.ctfassets\.net\//.test(url)
const isShopify = (url: string) => /^https:\/\/(cdn\.shopify\.com|[\w-]+\.myshopify\.com)\//.test(url)

function withQuery(url: string, parameters: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(parameters).filter(([, value]) => value !== undefined)
  if (pairs.length === 0) return url
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`
}
