import type { CSSProperties, PointerEvent } from 'react'
import type { CarouselView } from '~/machines/ui/carousel/carousel.connect'
import type { ContentPicture } from '~/services/flows/content/parts.contract'
import { frame, root, rows, slide, stage, step, steps, thumb, thumbs } from './gallery.styles'
import { Icon } from './icon'
import { Picture, Thumbnail } from './picture'

export type GalleryEvent =
  | { type: 'NEXT' | 'PREV' | 'DRAG_END' }
  | { type: 'GOTO'; index: number }
  | { type: 'DRAG_START' | 'DRAG_MOVE'; x: number }

type GalleryProps = {
  /** unique on the page */
  id: string
  view: CarouselView
  /** as `shownPictures` leaves them: at most 8, none twice */
  pictures: ContentPicture[]
  labels: { pictures: string; previous: string; next: string; pictureOf: (number: number, total: number) => string }
  sizes: string
  send: (event: GalleryEvent) => void
}

/**
 * One picture at a time. The first is what the page waits for. Thumbnails are links to the slides, which the browser
 * scrolls to before any script has arrived.
 */
export function Gallery({ id, view, pictures, labels, sizes, send }: GalleryProps) {
  return (
    <section className={root} aria-label={labels.pictures} data-machine={view.machine} data-state={view.state}>
      <div className={stage}>
        <div className={frame} {...swipes(view, send)}>
          <ul className={view.isDragging ? rows.dragged : rows.resting} style={shift(view)}>
            {pictures.map((picture, index) => (
              <li key={picture.name} id={`${id}-${index + 1}`} className={slide}>
                <Picture picture={picture} sizes={sizes} shape="cover" isFirst={index === 0} />
              </li>
            ))}
          </ul>
        </div>
        {pictures.length > 1 && <Steps labels={labels} send={send} />}
      </div>
      {pictures.length > 1 && <Thumbs id={id} view={view} pictures={pictures} labels={labels} send={send} />}
    </section>
  )
}

function Steps({ labels, send }: Pick<GalleryProps, 'labels' | 'send'>) {
  return (
    <div className={steps}>
      <button
        type="button"
        className={step}
        aria-label={labels.previous}
        data-hold=""
        onClick={() => send({ type: 'PREV' })}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className={step}
        aria-label={labels.next}
        data-hold=""
        onClick={() => send({ type: 'NEXT' })}
      >
        <Icon name="right" />
      </button>
    </div>
  )
}

function Thumbs({ id, view, pictures, labels, send }: Omit<GalleryProps, 'sizes'>) {
  return (
    <nav className={thumbs} aria-label={labels.pictures}>
      {pictures.map((picture, index) => (
        <a
          key={picture.name}
          className={thumb}
          href={`#${id}-${index + 1}`}
          aria-label={`${labels.pictureOf(index + 1, pictures.length)}: ${picture.alt}`}
          aria-current={index === view.index ? 'true' : undefined}
          data-hold=""
          onClick={(event) => {
            event.preventDefault()
            send({ type: 'GOTO', index })
          }}
        >
          <Thumbnail picture={picture} edge={100} />
        </a>
      ))}
    </nav>
  )
}

/** No style at all while the first picture rests: the browser's own scrolling to a slide stays right. */
function shift({ index, draggedBy }: CarouselView): CSSProperties | undefined {
  if (index === 0 && draggedBy === 0) return undefined
  return { transform: `translateX(calc(${index * -100}% + ${draggedBy}px))` }
}

function swipes(view: CarouselView, send: GalleryProps['send']) {
  const drop = () => view.isDragging && send({ type: 'DRAG_END' })
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') return
      event.currentTarget.setPointerCapture(event.pointerId)
      send({ type: 'DRAG_START', x: event.clientX })
    },
    onPointerMove: (event: PointerEvent) => view.isDragging && send({ type: 'DRAG_MOVE', x: event.clientX }),
    onPointerUp: drop,
    onPointerCancel: drop,
  }
}
