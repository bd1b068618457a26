import { useTranslations } from 'use-intl'
import type { OrderState } from '~/services/domain/orders/order-state.rules'
import { Badge } from '../ui/badge'

const TONES = { placed: 'plain', packed: 'accent', shipped: 'ok', mailed: 'ok', withdrawn: 'darkGray' } as const

/** How far an order is. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const t = useTranslations('account.orderState')
  return <Badge tone={TONES[state]}>{t(state)}</Badge>
}
