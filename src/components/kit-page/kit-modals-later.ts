import { later } from '../ui/later'
import type { KitPageProps } from './kit-page'

/** What opens above a kit's page, once it is wanted. */
export const KitModalsLater = later<Pick<KitPageProps, 'view' | 'send'>>(() =>
  import('./kit-modals').then(({ KitModals }) => KitModals),
)
