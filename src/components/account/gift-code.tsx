import { useTranslations } from 'use-intl'
import type { GiftActivationView } from '~/machines/account/gift-activation/gift-activation.connect'
import { submit } from '../subscription/step-frame.styles'
import { Button } from '../ui/button'
import { control } from '../ui/field.styles'
import { FlowForm } from '../ui/flow-form'
import { TextField } from '../ui/text-field'
import { code as codeClass, form } from './gift.styles'

type GiftCodeProps = {
  code: GiftActivationView['code']
  isBusy: boolean
  onCode: (code: string) => void
  onLookUp: () => void
}

/** What stands in the letter. It is never part of an address (decided: E-89). */
export function GiftCode({ code, isBusy, onCode, onLookUp }: GiftCodeProps) {
  const t = useTranslations('activateGift')
  const about = { id: code.id, hint: t('codeHint'), error: code.error && t(`codeErrors.${code.error}`) }
  return (
    <FlowForm className={form} isBusy={isBusy} noValidate onSubmit={onLookUp}>
      <TextField
        {...about}
        className={control}
        label={t('code')}
        isSpoken
        inputClass={codeClass}
        value={code.value}
        maxLength={code.maxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onType={onCode}
      />
      <div className={submit}>
        <Button type="submit" isFull isBusy={isBusy} holdsClick>
          {t('lookUp')}
        </Button>
      </div>
    </FlowForm>
  )
}
