import { Icon, type IconName } from '../ui/icon'
import { item, list } from './facts.styles'

const ICONS: readonly IconName[] = ['skip', 'leaf', 'truck']

/** Three short promises, each with its drawing. */
export function Facts({ facts, icons = ICONS }: { facts: string[]; icons?: readonly IconName[] }) {
  return (
    <ul className={list}>
      {facts.map((fact, index) => (
        <li key={fact} className={item}>
          <Icon name={icons[index] ?? 'check'} /> {fact}
        </li>
      ))}
    </ul>
  )
}
