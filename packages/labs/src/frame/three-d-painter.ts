import { turnMatrix } from './three-d-camera.ts';
import type { Dots, Mesh, Scene, View } from './three-d-scene.ts';
import { DOTS_FRAGMENT, DOTS_VERTEX, MESH_FRAGMENT, MESH_VERTEX } from './three-d-shaders.ts';

/** Draws scenes on one canvas. */
export interface Painter {
  /** Draws now; the canvas must have its size already. */
  draw(scene: Scene, view: View): void;
  /** Gives everything back; nothing can be drawn afterwards. */
  dispose(): void;
}

type Gl = WebGL2RenderingContext;

interface Uploaded {
  readonly array: WebGLVertexArrayObject;
  readonly buffers: readonly WebGLBuffer[];
}

/** A dot's width as a share of the canvas. */
const DOT = 1 / 95;

function shader(gl: Gl, type: number, text: string): WebGLShader | null {
  const made = gl.createShader(type);
  if (!made) return null;
  gl.shaderSource(made, text);
  gl.compileShader(made);
  return made;
}

function program(gl: Gl, vertex: string, fragment: string): WebGLProgram | null {
  const made = gl.createProgram();
  const parts = [shader(gl, gl.VERTEX_SHADER, vertex), shader(gl, gl.FRAGMENT_SHADER, fragment)];
  for (const part of parts) if (part) gl.attachShader(made, part);
  gl.linkProgram(made);
  return gl.getProgramParameter(made, gl.LINK_STATUS) ? made : null;
}

function fill(gl: Gl, target: number, data: Float32Array | Uint32Array): WebGLBuffer {
  const buffer = gl.createBuffer();
  gl.bindBuffer(target, buffer);
  gl.bufferData(target, data, gl.STATIC_DRAW);
  return buffer;
}

function attribute(gl: Gl, made: WebGLProgram, name: string, data: Float32Array): WebGLBuffer {
  const buffer = fill(gl, gl.ARRAY_BUFFER, data);
  const at = gl.getAttribLocation(made, name);
  gl.enableVertexAttribArray(at);
  gl.vertexAttribPointer(at, 3, gl.FLOAT, false, 0, 0);
  return buffer;
}

function upload(gl: Gl, made: WebGLProgram, part: Mesh | Dots): Uploaded {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const buffers = [attribute(gl, made, 'place', part.places)];
  if (part.kind === 'mesh') {
    buffers.push(attribute(gl, made, 'normal', part.normals), attribute(gl, made, 'tint', part.tints));
    buffers.push(fill(gl, gl.ELEMENT_ARRAY_BUFFER, part.triangles));
  }
  gl.bindVertexArray(null);
  return { array, buffers };
}

/** Keeps on the graphics card what the scene shows, and lets go of what it no longer shows. */
function createStock(gl: Gl, programOf: (part: Mesh | Dots) => WebGLProgram) {
  const stock = new Map<Mesh | Dots, Uploaded>();
  const drop = (part: Mesh | Dots, { array, buffers }: Uploaded) => {
    gl.deleteVertexArray(array);
    for (const buffer of buffers) gl.deleteBuffer(buffer);
    stock.delete(part);
  };
  return {
    keepOnly(parts: readonly (Mesh | Dots)[]) {
      for (const [part, uploaded] of stock) if (!parts.includes(part)) drop(part, uploaded);
    },
    get(part: Mesh | Dots): Uploaded {
      const uploaded = stock.get(part) ?? upload(gl, programOf(part), part);
      stock.set(part, uploaded);
      return uploaded;
    },
  };
}

/** What a program is told before it draws a part. */
function tell(gl: Gl, made: WebGLProgram, part: Mesh | Dots, scene: Scene, turn: Float32Array): void {
  const at = (name: string) => gl.getUniformLocation(made, name);
  gl.useProgram(made);
  gl.uniformMatrix3fv(at('turn'), false, turn);
  gl.uniform1f(at('radius'), scene.radius);
  gl.uniform1i(at('cut'), Number(scene.cut));
  if (part.kind === 'mesh') gl.uniform1i(at('banded'), Number(part.banded));
  else {
    gl.uniform3f(at('tint'), ...part.tint);
    gl.uniform1i(at('hollow'), Number(part.hollow));
    gl.uniform1f(at('sizePx'), gl.drawingBufferWidth * DOT);
  }
}

/** A painter for this canvas; null where the browser has no WebGL 2. */
export function createPainter(canvas: HTMLCanvasElement): Painter | null {
  const gl = canvas.getContext('webgl2', { antialias: true, powerPreference: 'low-power' });
  if (!gl) return null;
  const mesh = program(gl, MESH_VERTEX, MESH_FRAGMENT);
  const dots = program(gl, DOTS_VERTEX, DOTS_FRAGMENT);
  if (!mesh || !dots) return null;
  const programOf = (part: Mesh | Dots) => (part.kind === 'mesh' ? mesh : dots);
  const stock = createStock(gl, programOf);
  gl.enable(gl.DEPTH_TEST);
  return {
    draw(scene, view) {
      stock.keepOnly(scene.parts);
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      const turn = turnMatrix(view);
      for (const part of scene.parts) {
        tell(gl, programOf(part), part, scene, turn);
        gl.bindVertexArray(stock.get(part).array);
        if (part.kind === 'mesh') gl.drawElements(gl.TRIANGLES, part.triangles.length, gl.UNSIGNED_INT, 0);
        else gl.drawArrays(gl.POINTS, 0, part.places.length / 3);
      }
      gl.bindVertexArray(null);
    },
    dispose() {
      stock.keepOnly([]);
      // A canvas that stays on the page would not get its context back.
      if (!canvas.isConnected) gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
