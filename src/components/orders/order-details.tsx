import { useTranslations } from 'use-intl'
import { AddressLines } from '../checkout/address-lines'
import { Button } from '../ui/button'
import { TextLink } from '../ui/text-link'
import type { OrderPageProps } from './order-page'
import { edit, facts, failed, panel as panelStyle, quiet, title } from './order-page.styles'

/** where an order goes, who pays for it, how it is sent, and how it is paid. */
export function OrderDetails({ view, send }: OrderPageProps) {
  const t = useTranslations('orders')
  const { panel, order } = view
  const { billing, paidWith } = order.details
  return (
    <section
      className={panelStyle}
      aria-label={t('details')}
      aria-busy={panel.isBusy || undefined}
      data-machine={panel.machine}
      data-state={panel.state}
    >
      <h2 className={title}>{t('details')}</h2>
      <dl className={facts}>
        {panel.delivery && (
          <div>
            <dt>{t('to')}</dt>
            <dd>
              <AddressLines address={panel.delivery} />
              <Editing view={view} send={send} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('billedTo')}</dt>
          <dd>{billing ? <AddressLines address={billing} /> : t('billedUnknown')}</dd>
        </div>
        <div>
          <dt>{t('method')}</dt>
          <dd>
            <Method method={order.details.method} />
          </dd>
        </div>
        <div>
          <dt>{t('paidWith')}</dt>
          <dd>{paidWith || t('paidBefore')}</dd>
        </div>
      </dl>
    </section>
  )
}

/** only as long as it can be changed, and once it is known. */
function Editing({ view: { panel, editHref }, send }: OrderPageProps) {
  const t = useTranslations('orders')
  return (
    <>
      {panel.isBusy && <p className={quiet}>{t('editing')}</p>}
      {panel.editable && (
        <TextLink className={edit} href={editHref(panel.editable)}>
          {t('edit')}
        </TextLink>
      )}
      {panel.hasFailed && (
        <div role="alert">
          <p className={failed}>{t('editFailed')}</p>
          <Button tone="link" size="inline" onClick={() => send({ type: 'RETRY' })}>
            {t('again')}
          </Button>
        </div>
      )}
    </>
  )
}

/** In our words where it is one of ours, else as whoever sold it wrote it. */
function Method({ method }: { method: string }) {
  const t = useTranslations('orders.methods')
  return <>{method === 'standard' || method === 'express' || method === 'none' ? t(method) : method}</>
}
