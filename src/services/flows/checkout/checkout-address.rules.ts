type Address = {
  /** decided: E-103: locale codes, not language prefixes */
  localeCode: string
  uuid: string
  /** the flag `new-checkout` (decided: E-34, E-83) */
  isNew: boolean
  /** origin of the old checkout; null: there is none */
  host: string | null
}

/** Where a checkout goes on (S-026, S-027). */
export const checkoutHref = ({ localeCode, uuid, isNew, host }: Address) =>
  isNew || host === null ? `/${localeCode}/checkout/customer-information/${uuid}` : `${host}/${uuid}`
