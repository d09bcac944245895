import { EYE_RADII, FILL } from './three-d-camera.ts';

/** What both kinds of parts do with a place: turn it, and see it in perspective. */
const SEEN = `
uniform mat3 turn;
uniform float radius;
vec4 seen(vec3 place) {
  vec3 at = turn * place / radius;
  return vec4(at.xy * ${FILL.toFixed(3)}, -at.z * 0.3, 1.0 - at.z / ${EYE_RADII.toFixed(3)});
}`;

export const MESH_VERTEX = `#version 300 es
in vec3 place;
in vec3 normal;
in vec3 tint;
out vec3 vNormal;
out vec3 vTint;
out vec3 vPlace;
${SEEN}
void main() {
  gl_Position = seen(place);
  vNormal = turn * normal;
  vTint = tint;
  vPlace = place / radius;
}`;

/** Light from above left, a soft sky from all sides, a gleam, and a brighter rim; bands across z where asked for. */
export const MESH_FRAGMENT = `#version 300 es
precision highp float;
in vec3 vNormal;
in vec3 vTint;
in vec3 vPlace;
uniform bool banded;
uniform bool cut;
out vec4 colour;
void main() {
  if (cut && vPlace.y < 0.0) discard;
  vec3 n = normalize(vNormal);
  bool inside = !gl_FrontFacing;
  if (inside) n = -n;
  vec3 light = normalize(vec3(-0.45, 0.65, 0.75));
  float lit = 0.42 + 0.2 * n.y + 0.55 * max(dot(n, light), 0.0);
  float gleam = pow(max(dot(reflect(-light, n), vec3(0.0, 0.0, 1.0)), 0.0), 28.0);
  float rim = pow(1.0 - max(n.z, 0.0), 3.0);
  vec3 base = vTint;
  if (banded) {
    float wave = abs(fract(vPlace.z * 9.0) - 0.5);
    float edge = fwidth(vPlace.z * 9.0);
    base *= mix(0.5, 1.0, smoothstep(0.25 - edge, 0.25 + edge, wave));
  }
  if (inside) lit = 0.45 + 0.3 * max(n.z, 0.0);
  if (inside) gleam = 0.0;
  colour = vec4(base * lit + gleam * 0.35 + base * rim * 0.25, 1.0);
}`;

export const DOTS_VERTEX = `#version 300 es
in vec3 place;
uniform float sizePx;
uniform bool cut;
out float shown;
${SEEN}
void main() {
  gl_Position = seen(place);
  gl_PointSize = sizePx / gl_Position.w;
  shown = cut && place.y < 0.0 ? 0.0 : 1.0;
}`;

export const DOTS_FRAGMENT = `#version 300 es
precision highp float;
in float shown;
uniform vec3 tint;
uniform bool hollow;
out vec4 colour;
void main() {
  float from = length(gl_PointCoord - 0.5);
  if (shown < 0.5 || from > 0.5 || (hollow && from < 0.26)) discard;
  colour = vec4(tint, 1.0);
}`;
