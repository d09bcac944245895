type Color = readonly [number, number, number];
type Point = readonly [number, number];

const WIDTH = 800;
const HEIGHT = 560;
const PAPER: Color = [252, 249, 240];
const RED: Color = [196, 62, 48];
const BLUE: Color = [44, 92, 158];
const GREEN: Color = [52, 128, 84];
const BROWN: Color = [140, 88, 40];
const PENCIL: Color = [72, 70, 74];
const CRAYON_PX = 4;
const PENCIL_PX = 2;
/** How far a hand strays from the line, in pixels. */
const STRAY_PX = 2.2;

interface Sheet {
  readonly pixels: Uint8Array;
  line(points: readonly Point[], color: Color, widthPx?: number): void;
}

/** A sheet of paper, and strokes on it that are as uneven as those of a hand. */
function sheetOfPaper(): Sheet {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) pixels.set([...PAPER, 255], at * 4);
  function dot(x: number, y: number, color: Color, radius: number): void {
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1)
        if (dx * dx + dy * dy <= radius * radius)
          pixels.set([...color, 255], (Math.round(y + dy) * WIDTH + Math.round(x + dx)) * 4);
  }
  function stroke([x1, y1]: Point, [x2, y2]: Point, color: Color, widthPx: number): void {
    const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
    for (let walked = 0; walked <= length; walked += 1) {
      const part = walked / length;
      const stray = STRAY_PX * Math.sin((x1 + y1 + walked) / 23);
      dot(x1 + (x2 - x1) * part + stray, y1 + (y2 - y1) * part - stray, color, widthPx);
    }
  }
  return {
    pixels,
    line(points, color, widthPx = CRAYON_PX) {
      for (const [at, point] of points.entries()) {
        const next = points[at + 1];
        if (next) stroke(point, next, color, widthPx);
      }
    },
  };
}

const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
  [x, y],
];
const round = (x: number, y: number, wide: number, high = wide): Point[] =>
  Array.from({ length: 37 }, (_, at): Point => {
    const turn = (at / 36) * 2 * Math.PI;
    return [x + wide * Math.cos(turn), y + high * Math.sin(turn)];
  });

/** A plate, a window and a roof. */
function drawShapes({ line }: Sheet): void {
  line(round(180, 290, 120), RED);
  line(round(180, 290, 84), RED);
  line(box(350, 190, 170, 200), BLUE);
  line(
    [
      [435, 190],
      [435, 390],
    ],
    BLUE,
  );
  line(
    [
      [350, 290],
      [520, 290],
    ],
    BLUE,
  );
  line(
    [
      [570, 390],
      [665, 170],
      [760, 390],
      [570, 390],
    ],
    GREEN,
  );
}

/** Five loaves, each cut into six. */
function drawLoaves({ line }: Sheet): void {
  for (const [x, y] of [
    [60, 80],
    [310, 80],
    [560, 80],
    [180, 320],
    [440, 320],
  ] as const) {
    line(
      [
        [x, y + 50],
        ...round(x + 90, y + 50, 90, 46).slice(18),
        [x + 180, y + 130],
        [x, y + 130],
        [x, y + 50],
      ],
      BROWN,
    );
    for (let cut = 1; cut < 6; cut += 1)
      line(
        [
          [x + cut * 30, y + 24],
          [x + cut * 30, y + 130],
        ],
        PENCIL,
        PENCIL_PX,
      );
  }
}

/** Three bars on two axes: what took long is long. */
function drawBars({ line }: Sheet): void {
  line(
    [
      [110, 60],
      [110, 490],
      [730, 490],
    ],
    PENCIL,
    PENCIL_PX,
  );
  for (const [x, high, color] of [
    [170, 390, BLUE],
    [360, 210, GREEN],
    [550, 70, RED],
  ] as const) {
    line(box(x, 486 - high, 110, high), color);
    for (let y = 486 - high + 16; y < 480; y += 16)
      line(
        [
          [x + 6, y],
          [x + 104, y],
        ],
        color,
        PENCIL_PX,
      );
  }
}

const DRAWN = { shapes: drawShapes, loaves: drawLoaves, bars: drawBars };
export type DrawingName = keyof typeof DRAWN;

/** A drawing of the demo's children as a PNG file: drawn here, line by line, so that it is nobody's. */
export async function drawingOf(name: DrawingName): Promise<Buffer> {
  const { Transformer } = await import('@napi-rs/image');
  const sheet = sheetOfPaper();
  DRAWN[name](sheet);
  return Transformer.fromRgbaPixels(sheet.pixels, WIDTH, HEIGHT).png();
}
