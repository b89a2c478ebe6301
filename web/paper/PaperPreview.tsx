import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NEW_BOARD } from '../../contract/boards/board.ts'
import { drawStudio, drawTitleBlock } from '../../contract/boards/layout/letterhead.ts'
import type { Drawing } from '../../contract/boards/layout/marks.ts'
import { drawTitle } from '../../contract/boards/layout/sheet-lettering.ts'
import type { Letterhead, Paper, PaperFields } from '../../contract/paper.ts'
import { StillDrawing } from '../boards/drawing/BoardDrawing.tsx'
import { useIsChinese } from '../catalogue/names.ts'
import { usePageUnit } from '../kit/page-unit.ts'

interface PaperPreviewProps {
  fields: PaperFields
  logo: Paper['logo']
}

const LOGO = 'logo'
/** In mm: wide enough for the text to be read on each. */
const WIDTH = { desk: 200, phone: 130 }
const HEIGHT = 48

/** The head and the title block of a sheet, drawn as files draw them. */
export function PaperPreview({ fields: { studioName: name, ...fields }, logo }: PaperPreviewProps) {
  const { t } = useTranslation()
  const language = useIsChinese() ? 'zh-CN' : 'en'
  const [today] = useState(() => new Date())
  const w = usePageUnit().isPhone ? WIDTH.phone : WIDTH.desk
  const page = useMemo(() => ({ w, h: HEIGHT }), [w])
  const letterhead: Letterhead = {
    studio: { ...fields, name },
    logo: logo && { ...logo, key: LOGO },
    project: t('paper.example.project'),
    client: t('paper.example.client'),
    day: new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }).format(today),
  }
  const studio = drawStudio(letterhead, page)
  const board = { ...NEW_BOARD, name: t('paper.example.name') }
  const drawings = [
    ground(page),
    drawTitle({ board, language }, { ...page, w: page.w - studio.w }, board.scale),
    studio,
    drawTitleBlock(letterhead, page, { language, numbered: { at: 1, of: 1 } }),
  ]
  return (
    <figure className="m-0 grid gap-8">
      <div className="border border-hairline">
        <StillDrawing
          drawings={drawings}
          size={page}
          pictures={logo ? { [LOGO]: logo.url } : {}}
          label={t('paper.preview')}
        />
      </div>
      {name.trim() === '' && <figcaption className="text-meta text-second">{t('paper.previewOff')}</figcaption>}
    </figure>
  )
}

/** Paper is white in both themes. */
function ground({ w, h }: { w: number; h: number }): Drawing {
  const outline = { type: 'rectangle', x: 0, y: 0, w, h } as const
  const marks = [{ type: 'area', outline, fill: '#ffffff' } as const]
  return { id: 'ground', x: 0, y: 0, w, h, rotation: 0, opacity: 1, marks }
}
