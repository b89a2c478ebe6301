import type { SharedView } from './queries.ts'

export function nameOfShared({ board, budget, folder }: SharedView): string {
  return (board ?? budget ?? folder)?.name ?? ''
}
