import { useMemo } from 'react'
import { boardSubjects } from '../board/board-subjects.ts'
import { budgetSubjects } from '../budget/budget-subjects.ts'
import { useGuestFormats } from './words.ts'
import { folderSubjects } from '../folder/folder-subjects.ts'
import type { SharedView } from '../queries.ts'
import type { SharedSubject } from './subject.ts'

/** Everything that has details, by the keys of its places. */
export function useSubjects({ board, budget, folder }: SharedView): ReadonlyMap<string, SharedSubject> {
  const words = useGuestFormats()
  return useMemo(() => {
    const subjects = [
      ...(board ? boardSubjects(board, words) : []),
      ...(budget ? budgetSubjects(budget, words) : []),
      ...(folder ? folderSubjects(folder, words) : []),
    ]
    return new Map(subjects.flatMap((subject) => subject.keys.map((key) => [key, subject] as const)))
  }, [board, budget, folder, words])
}
