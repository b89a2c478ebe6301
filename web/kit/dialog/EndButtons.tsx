import type { ReactNode } from 'react'

/**
 * The buttons at the end of a form or a dialog. In a dialog they stay in sight at its bottom, and what goes on below them fades, unless
 * a low window has no room for a second bar.
 */
export function EndButtons({ children }: { children: ReactNode }) {
  return <div className={`${ROW} ${IN_SIGHT}`}>{children}</div>
}

const ROW = 'flex flex-wrap items-center justify-end gap-10 print:hidden'
// Its padding lies in the space around it: at the dialog's end it stands where it would without.
const IN_SIGHT =
  'in-[[role=dialog]]:sticky in-[[role=dialog]]:bottom-0 in-[[role=dialog]]:z-1 in-[[role=dialog]]:-mx-8 in-[[role=dialog]]:-mt-4 in-[[role=dialog]]:-mb-14 in-[[role=dialog]]:bg-surface in-[[role=dialog]]:px-8 in-[[role=dialog]]:pt-4 in-[[role=dialog]]:pb-14 in-[[role=dialog]]:before:pointer-events-none in-[[role=dialog]]:before:absolute in-[[role=dialog]]:before:inset-x-0 in-[[role=dialog]]:before:bottom-full in-[[role=dialog]]:before:h-12 in-[[role=dialog]]:before:[background:linear-gradient(to_top,var(--surface),transparent)] in-[[role=dialog]]:low:static'
