import { accountCache, ownerOfDocument, readOnce } from '~/services/browser/account-cache'
import type { AccountQuery } from '~/services/flows/account/account.query'
import type { Reads } from '../../../-shell/reads'

/**
 * What a page of the account is loaded with, once for each request and once for each document: on the server from this
 * request's own cache, whose contents come along with the document; in the browser from the tab's.
 */
export const readAccount = <T>({ reads }: { reads: Reads }, queryFor: (as: string | null) => AccountQuery<T>) =>
  reads ? readOnce(reads, queryFor(null)) : readOnce(accountCache(), queryFor(ownerOfDocument()))
