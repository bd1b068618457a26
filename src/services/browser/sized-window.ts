import type { PageSize } from '~/services/flows/machines/states.contract'

const SIZES: Record<PageSize, { width: number; height: number }> = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
}

/** A page of this shop in a window of that size, one for each size: another page takes its place. */
export function openSized(href: string, size: PageSize) {
  const url = new URL(href, location.href)
  if (url.origin !== location.origin) throw new Error('no page of this shop')
  const { width, height } = SIZES[size]
  open(url, `playchart-${size}`, `popup,width=${width},height=${height}`)?.focus()
}
