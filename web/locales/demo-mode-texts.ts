import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The text of the line in demonstration mode. */
const demoModeEn = { line: 'Demonstration mode: nothing can be written.' } as const

export type DemoModeTexts = TextTree<typeof demoModeEn>

const demoModeZh: DemoModeTexts = { line: '演示模式，无法进行写操作。' }

addTexts('demoMode', demoModeEn, demoModeZh)
