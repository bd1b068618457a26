import type { AddressFields } from '~/services/upstreams/account-manager/account-manager.contract'
import { countryName } from './country-names'

type AddressLinesProps = { address: AddressFields; locale: string }

/** An address as it stands on a parcel. */
export function AddressLines({ address, locale }: AddressLinesProps) {
  const { first_name, last_name, company, line1, line2, city, state, zip_code, country } = address
  const town = state ? `${city}, ${state} ${zip_code}` : `${zip_code} ${city}`
  const lines = [`${first_name} ${last_name}`, company, line1, line2, town, countryName(country, locale)]
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
