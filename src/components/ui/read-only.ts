import { type ComponentType, createContext, type ReactNode } from 'react'

/**
 * What a control is shown as while an admin looks at a page of a customer (decided: E-65); null: nobody does. Every page
 * has buttons, and only those of an account have this: so it comes with them.
 */
export const ReadOnly = createContext<ComponentType<{ children: ReactNode }> | null>(null)
