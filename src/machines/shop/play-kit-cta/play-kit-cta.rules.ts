const CHILD_INFO_PATH = '/pages/subscription-v3/child-info'

/** What a code on a box has put into the address (S-208). */
export type QrCode = { qrTargetProduct: string | null; qrData: string | null }

/** An address that keeps what a code brought, through the whole flow (decided: E-07). */
export function withQrCode(path: string, { qrTargetProduct, qrData }: QrCode): string {
  const query = new URLSearchParams()
  if (qrTargetProduct !== null) query.set('qrTargetProduct', qrTargetProduct)
  if (qrData !== null) query.set('qr_data', qrData)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The same for the steps after the kit's page. */
export const codeQuery = ({ prefix, qrTargetProduct, qrData }: QrCode & { prefix: string }) => ({
  prefix,
  ...(qrTargetProduct === null ? {} : { qrTargetProduct }),
  ...(qrData === null ? {} : { qr_data: qrData }),
})

/** The first step of the subscription (S-017). Nothing of the child stands in the address (decided: E-89). */
export const childInfoHref = ({ prefix, ...code }: QrCode & { prefix: string }) =>
  withQrCode(`${prefix}${CHILD_INFO_PATH}`, code)
