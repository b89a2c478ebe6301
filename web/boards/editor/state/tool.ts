import { createStore, useStore } from '../../../kit/store.ts'

/** The tools decide what a press on the paper does: choose and move, push the paper, or draw something new. */
export const tools = ['choose', 'hand', 'text', 'rectangle', 'ellipse', 'line', 'arrow', 'frame', 'chip'] as const
export type Tool = (typeof tools)[number]
export type DrawingTool = Exclude<Tool, 'choose' | 'hand'>

const tool = createStore<Tool>('choose')

export function useTool(): Tool {
  return useStore(tool)
}

export function currentTool(): Tool {
  return tool.get()
}

export function chooseTool(next: Tool): void {
  tool.set(next)
}

export function isDrawing(one: Tool): one is DrawingTool {
  return one !== 'choose' && one !== 'hand'
}
