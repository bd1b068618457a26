import { shared } from './shared.server'

type Closer = { name: string; close: () => Promise<void> }

const closers = () => shared<Closer[]>('closers', () => [])

/** Registers what must be closed when the process ends; the last one opened is closed first. */
export function whenClosing(name: string, close: () => Promise<void>) {
  closers().push({ name, close })
}

/** Closes everything, latest first. One that fails is reported and does not keep the others open. */
export async function closeEverything(report: (name: string, error: unknown) => void): Promise<void> {
  const list = closers().splice(0).reverse()
  for (const { name, close } of list) {
    try {
      await close()
    } catch (error) {
      report(name, error)
    }
  }
}
