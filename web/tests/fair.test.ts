import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from '../src/lib/fair';

it('agrees with a known SHA-256, whatever the length', () => {
  for (const length of [0, 1, 31, 32, 55, 56, 63, 64, 65, 200]) {
    const bytes = randomBytes(length);
    expect(sha256(bytes.toString('hex'))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});
