import type { Placement } from './placement.ts'

export interface CropChange {
  placement: Placement
  onChange: (change: (placement: Placement) => Placement) => void
}
