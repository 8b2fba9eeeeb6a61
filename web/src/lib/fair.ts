// The check of the dice's promise: SHA-256 of the revealed secret is the commitment shown from the start.
// Worked out here, because browsers hide their own on pages without TLS, such as a table in the living room.

function roots(power: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) {
    let prime = true;
    for (let i = 2; i * i <= n; i++) if (n % i === 0) prime = false;
    if (prime) found.push(((n ** power % 1) * 2 ** 32) | 0);
  }
  return found;
}
const K = roots(1 / 3);
const START = roots(1 / 2).slice(0, 8);
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const length = ((bytes.length + 8) >> 6) * 64 + 64;
  const block = new Uint8Array(length);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  return view;
}

/** SHA-256 of bytes given and returned as hex digits. */
export function sha256(hex: string): string {
  const view = padded(Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
  const h = [...START];
  const w = new Int32Array(64);
  for (let at = 0; at < view.byteLength; at += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = view.getInt32(at + i * 4);
      else {
        const a = w[i - 15] as number;
        const b = w[i - 2] as number;
        const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
        const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
        w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
      }
    }
    let [a, b, c, d, e, f, g, z] = h as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (z + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [z, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    for (const [i, value] of [a, b, c, d, e, f, g, z].entries()) h[i] = ((h[i] as number) + value) | 0;
  }
  return h.map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
