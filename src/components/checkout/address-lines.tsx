import { useLocale } from 'use-intl'
import { type AddressText, townLines } from '~/services/domain/delivery/address.rules'
import { countryName } from './country-names'

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: AddressText }) {
  const locale = useLocale()
  const { first_name, last_name, company, line1, line2, country } = address
  const lines = [
    `${first_name} ${last_name}`,
    company,
    line1,
    line2,
    ...townLines(address),
    countryName(country, locale),
  ]
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </address>
  )
}
