import { useTranslations } from 'use-intl'
import type { GiftActivationView } from '~/machines/account/gift-activation/gift-activation.connect'

type GiftSentenceProps = { gift: NonNullable<GiftActivationView['gift']> }

/** Who gives, for whom, and how many kits. */
export function GiftSentence({ gift: { giverName: giver, recipientName: name, size } }: GiftSentenceProps) {
  const t = useTranslations('activateGift')
  return giver === null ? t('found', { size, name }) : t('given', { giver, size, name })
}
