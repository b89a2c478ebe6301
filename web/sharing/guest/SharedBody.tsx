import '../../locales/sharing-guest-texts.ts'
import '../../locales/boards-texts.ts'
import '../../locales/budget-explaining-texts.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardBody } from './board/BoardBody.tsx'
import { BudgetBody } from './budget/BudgetBody.tsx'
import { useDiscussion } from './discussion/discussion-context.ts'
import { placeKeyOf } from './discussion/threads.ts'
import { FolderBody } from './folder/FolderBody.tsx'
import type { CommentPlace, SharedView } from './queries.ts'
import { SubjectDialog } from './subject/SubjectDialog.tsx'
import type { SharedSubject } from './subject/subject.ts'
import { useSubjects } from './subject/use-subjects.ts'

interface SharedBodyProps {
  view: SharedView
  /** The place whose details were asked for elsewhere on the page, each time as another object. */
  asked?: { on: CommentPlace } | null
  /** Below it; opens the details of a place. */
  after?: (subjectByKey: ReadonlyMap<string, SharedSubject>, open: (place: CommentPlace) => void) => ReactNode
}

/** A board, a budget list or a folder without its head, and the details of what is pressed in it. */
export function SharedBody({ view, asked = null, after }: SharedBodyProps) {
  const { t } = useTranslation()
  const subjectByKey = useSubjects(view)
  const discussion = useDiscussion()
  const { opened, isOpen, open, close } = useOpenPlace(asked)
  const { board, budget, folder } = view
  return (
    <>
      {board && <BoardBody board={board} subjectByKey={subjectByKey} onOpen={open} />}
      {budget && <BudgetBody budget={budget} subjectByKey={subjectByKey} onOpen={open} />}
      {folder && <FolderBody folder={folder} subjectByKey={subjectByKey} onOpen={open} />}
      {after?.(subjectByKey, open)}
      <SubjectDialog
        subject={opened && subjectAt(opened, subjectByKey, t('shared.talk.place'))}
        isOpen={isOpen && opened !== null && (discussion !== null || subjectByKey.has(placeKeyOf(opened)))}
        onClose={close}
      />
    </>
  )
}

/** The open item stays while its dialog fades out. */
function useOpenPlace(asked: { on: CommentPlace } | null) {
  const [opened, setOpened] = useState<CommentPlace | null>(asked?.on ?? null)
  const [isOpen, setIsOpen] = useState(asked !== null)
  const [known, setKnown] = useState(asked)
  const open = (place: CommentPlace) => {
    setOpened(place)
    setIsOpen(true)
  }
  if (asked !== known) {
    setKnown(asked)
    if (asked) open(asked.on)
  }
  return {
    opened,
    isOpen,
    open,
    close: () => setIsOpen(false),
  }
}

/** The thing at a place, with that place as the one to comment on. */
function subjectAt(
  place: CommentPlace,
  subjectByKey: ReadonlyMap<string, SharedSubject>,
  nameOfPlace: string,
): SharedSubject | null {
  const key = placeKeyOf(place)
  if ('x' in place) return { keys: [key], place, name: nameOfPlace, facts: [], cover: null }
  const subject = subjectByKey.get(key)
  return subject ? { ...subject, place } : null
}
