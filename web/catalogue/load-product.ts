import { createContext } from 'react'

/** Has the script fetched that shows a product in full, before one is opened; the frame says how. */
export const LoadProductContext = createContext<() => Promise<unknown>>(async () => undefined)
