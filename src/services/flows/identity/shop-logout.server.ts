import { safeRedirect } from '~/services/request/pipeline/own-path'

/** Where the shop's own sign-out leads while SHOP_HOST is this shop (S-025): back to a page of ours. It ends nothing. */
export function leaveShop(request: Request): Response {
  const { searchParams, origin } = new URL(request.url)
  const wanted = searchParams.get('return_url') ?? ''
  const path = wanted.startsWith(`${origin}/`) ? wanted.slice(origin.length) : wanted
  return new Response(null, { status: 303, headers: { location: safeRedirect(path), 'cache-control': 'no-store' } })
}
