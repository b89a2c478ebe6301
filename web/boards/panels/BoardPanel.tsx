import '../../locales/board-panels-texts.ts'
import type { ReactNode } from 'react'
import type { Sample } from '../../../contract/boards/item.ts'
import { BoardLegend } from './BoardLegend.tsx'
import { BoardPalette } from './BoardPalette.tsx'
import { BoardSettings } from './BoardSettings.tsx'
import { Inspector } from './Inspector.tsx'
import { Layers } from './layers/Layers.tsx'
import { Trouble } from './Trouble.tsx'

/** The panel beside the paper: the chosen items, the board's colours, its materials, and the list of layers. */
export function BoardPanel({ replacing }: { replacing?: (sample: Sample) => ReactNode }) {
  return (
    <>
      <Trouble />
      <Inspector {...(replacing && { replacing })} />
      <BoardPalette />
      <BoardLegend />
      <Layers />
      <BoardSettings />
    </>
  )
}
