import { startFlow } from '~/machines/runtime/flow'
import { kitPageFlow } from '~/machines/shop/kit-page/kit-page.flow'
import { type KitPageData, kitPageInput } from '~/machines/shop/kit-page/kit-page.rules'

/**
 * What the cart holds is drawn, and is no part of what the flow starts with: the cart itself tells the flow, and goes on
 * telling it.
 */
export async function startKit(data: KitPageData) {
  const { first } = await startFlow(kitPageFlow, kitPageInput(data))
  return { input: kitPageInput({ ...data, start: { ...data.start, inCart: [] } }), first }
}
export type StartedKit = Awaited<ReturnType<typeof startKit>>
