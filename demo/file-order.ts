import type { GuideKind } from './guides.ts'

/** One file of a product, named by its key: plain data that can cross to another process. */
export type FileOrder =
  | { kind: 'cover' | 'macro' | 'laid'; product: string; sku: number }
  | { kind: 'dimensions'; product: string; sku: number }
  | { kind: 'layers' | 'data-sheet' | 'logo'; product: string }
  /** Products of one placement take its rooms in turn, so that neighbours in a list never share one. */
  | { kind: 'room'; product: string; turn: number }
  | { kind: 'guide'; product: string; guide: GuideKind }
  | { kind: 'certificate'; product: string; certificate: number }
