import { useLocale, useTranslations } from 'use-intl'
import { DELIVERY } from '~/services/domain/delivery/delivery.rules'
import { REGIONS, type Region } from '~/services/domain/locale'
import { formatMoney } from '~/services/domain/money/money'
import { BUNDLE_PRICES } from '~/services/domain/prices/bundle.rules'
import { useDays } from '../checkout/use-days'
import { h2 } from '../ui/page.styles'
import { from6, grid, span4 } from '../ui/spans.styles'
import { days, note, root, table } from './delivery-table.styles'

/** What delivery costs in each region, from the rules that the checkout reckons with. */
export function DeliveryTable() {
  const t = useTranslations('deliveryCosts')
  return (
    <section className={`${grid} ${root}`} aria-labelledby="delivery-costs">
      <h2 className={`${h2} ${span4}`} id="delivery-costs">
        {t('title')}
      </h2>
      <div className={from6}>
        <table className={table}>
          <thead>
            <tr>
              {(['region', 'standard', 'express', 'free'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {REGIONS.map((region) => (
              <RegionRow key={region} region={region} />
            ))}
          </tbody>
        </table>
        <p className={note}>{t('note')}</p>
      </div>
    </section>
  )
}

function RegionRow({ region }: { region: Region }) {
  const t = useTranslations('deliveryCosts')
  const locale = useLocale()
  const say = useDays()
  const { standard, express, freeFrom } = DELIVERY[region]
  const { currency } = BUNDLE_PRICES[region]
  const money = (amountCents: number) => formatMoney({ amountCents, currency }, locale)
  return (
    <tr>
      <th scope="row">{t(region)}</th>
      {[standard, express].map((method) => (
        <td key={method.price}>
          {money(method.price)}
          <span className={days}>{say(method)}</span>
        </td>
      ))}
      <td>{money(freeFrom)}</td>
    </tr>
  )
}
