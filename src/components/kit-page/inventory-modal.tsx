import { useTranslations } from 'use-intl'
import type { AddOnButtonView } from '~/machines/shop/add-on-button/add-on-button.connect'
import type { AddOnGoods } from '~/services/flows/kit-page/kit-page.rules'
import { Button } from '../ui/button'
import { Modal } from '../ui/modal'
import { Thumbnail } from '../ui/picture'
import { picture as pictureClass } from './inventory-modal.styles'

type InventoryModalProps = {
  view: Pick<AddOnButtonView, 'machine' | 'state' | 'title' | 'isInventoryModalOpen'> & Pick<AddOnGoods, 'picture'>
  onKeepShopping: () => void
  onClose: () => void
}

/** S-245, S-382: what cannot be had just now, and the way back to the shop (S-410). */
export function InventoryModal({ view, onKeepShopping, onClose }: InventoryModalProps) {
  const t = useTranslations('kit')
  const shell = useTranslations('shell')
  const { machine, state, picture, isInventoryModalOpen: isOpen } = view
  return (
    <Modal
      view={{ machine, state, isOpen }}
      onClose={onClose}
      heading={view.title}
      closeLabel={shell('close')}
      picture={
        picture && (
          <div className={pictureClass}>
            <Thumbnail picture={picture} edge={136} />
          </div>
        )
      }
      footer={<Button onClick={onKeepShopping}>{t('keepShopping')}</Button>}
    >
      <p>{t('soldOut.long')}</p>
    </Modal>
  )
}
