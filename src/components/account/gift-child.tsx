import { useTranslations } from 'use-intl'
import type { GiftActivationView } from '~/machines/account/gift-activation/gift-activation.connect'
import { RequiredMark } from '../checkout/text-field'
import { Field, SelectBox } from '../ui/field'
import { control, select } from '../ui/field.styles'

const ID = 'gift-child'
const ANOTHER = ''

/** One of the account's children, or another one. */
export function GiftChild({ view, onChild }: { view: GiftActivationView; onChild: (uuid: string | null) => void }) {
  const t = useTranslations('activateGift')
  return (
    <Field
      id={ID}
      className={control}
      label={
        <>
          {t('child')}
          <RequiredMark />
        </>
      }
    >
      <SelectBox>
        <select
          className={select}
          id={ID}
          value={view.chosen ?? ANOTHER}
          onChange={(event) => onChild(event.currentTarget.value || null)}
        >
          {view.children.map(({ uuid, name }) => (
            <option key={uuid} value={uuid}>
              {name}
            </option>
          ))}
          <option value={ANOTHER}>{t('otherChild')}</option>
        </select>
      </SelectBox>
    </Field>
  )
}
