import type { Language } from './problem.ts'

type MaybeName = string | null | undefined

/** The one of two names to show; a missing one falls back to the other (specification §3, display-name keys). */
export function pickName(isChinese: boolean, chinese: MaybeName, english: MaybeName): string {
  return (isChinese ? chinese || english : english || chinese) ?? ''
}

interface NamedInTwo {
  name?: MaybeName
  enName?: MaybeName
}

export function nameIn(language: Language, { name, enName }: NamedInTwo): string {
  return pickName(language === 'zh-CN', name, enName)
}
