import { MediaEdge, MediaFit, MediaFocus, MediaFormat, MediaQuality } from '~/services/domain/pictures/picture.contract'

/** One way to show a master; null edges keep the master's. */
export type Rendition = {
  w: number | null
  h: number | null
  q: MediaQuality
  fm: MediaFormat
  fit: MediaFit | null
  f: MediaFocus
}
export type RenditionRequest = Omit<Rendition, 'fm'> & { fm: MediaFormat | null; v: string | null; isWhole: boolean }

const EDGES: readonly number[] = [...MediaEdge.values].toSorted((left, right) => left - right)
const LARGEST = Math.max(...EDGES)

/** The request in a query, in Contentful's words (w, h, q, fm, fit, f) or Shopify's (width, height, crop); null when bad. */
export function readRequest(parameters: URLSearchParams): RenditionRequest | null {
  if (new Set(parameters.keys()).size !== [...parameters.keys()].length) return null
  const isShopify = ['width', 'height', 'crop'].some((key) => parameters.has(key))
  return isShopify ? readShopify(parameters) : readContentful(parameters)
}

function readContentful(parameters: URLSearchParams): RenditionRequest | null {
  const number = (key: string) => {
    const text = parameters.get(key)
    return text === null ? null : /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  }
  const w = MediaEdge.nullable().safeParse(number('w'))
  const h = MediaEdge.nullable().safeParse(number('h'))
  const q = MediaQuality.safeParse(number('q') ?? 75)
  const fm = MediaFormat.nullable().safeParse(parameters.get('fm'))
  const fit = MediaFit.nullable().safeParse(parameters.get('fit'))
  const f = MediaFocus.safeParse(parameters.get('f') ?? 'center')
  if (!w.success || !h.success || !q.success || !fm.success || !fit.success || !f.success) return null
  return {
    w: w.data,
    h: h.data,
    q: q.data,
    fm: fm.data,
    fit: fit.data,
    f: f.data,
    v: parameters.get('v'),
    isWhole: w.data === null && h.data === null && !parameters.has('q') && fm.data === null,
  }
}

/**
 * Shopify's apps ask for any number of pixels; each answer is a file on our disk. So a width goes up to the next that
 * we serve, and a box keeps its proportions to 1/48, which holds 1:1, 4:3, 3:2 and 16:9 exactly.
 * @see https://shopify.dev/docs/api/storefront/latest/input-objects/ImageTransformInput
 */
function readShopify(parameters: URLSearchParams): RenditionRequest | null {
  const width = edgeOf(parameters.get('width'))
  const height = edgeOf(parameters.get('height'))
  const crop = MediaFocus.safeParse(parameters.get('crop') ?? 'center')
  if (width === 'bad' || height === 'bad' || !crop.success) return null
  const box = width !== null && height !== null
  const w = width === null ? null : served(width)
  const ratio = box ? Math.min(192, Math.max(12, Math.round((48 * height) / width))) / 48 : null
  const h = ratio !== null && w !== null ? Math.round(w * ratio) : height === null ? null : served(height)
  const fit = box && parameters.has('crop') ? 'fill' : null
  const isWhole = w === null && h === null
  return { w, h, q: 75, fm: null, fit, f: crop.data, v: parameters.get('v'), isWhole }
}

function edgeOf(text: string | null): number | null | 'bad' {
  if (text === null) return null
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 'bad'
}

const served = (pixels: number) => EDGES.find((edge) => edge >= pixels) ?? LARGEST

/** AVIF is a seventh smaller than WebP here; a browser that names neither gets WebP, which all have read since 2020. */
export const negotiated = (accept: string | null): MediaFormat => (accept?.includes('image/avif') ? 'avif' : 'webp')
