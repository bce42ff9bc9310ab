import { afterEach, describe, expect, it, vi } from 'vitest';

const set: string[] = [];
vi.mock('node:v8', async (original) => ({
  ...(await original<object>()),
  setFlagsFromString: (flag: string) => set.push(flag),
}));

async function setBy(v8: string): Promise<readonly string[]> {
  set.length = 0;
  vi.resetModules();
  vi.stubGlobal('process', { ...process, versions: { ...process.versions, v8 } });
  const flags = await import('../../../src/io/v8-flags.ts');
  for (const change of Object.values(flags)) change();
  return set;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('flags of V8', () => {
  it('are set in the V8 that knows them', async () => {
    expect(await setBy('11.3.244.8-node.33')).toContain('--interrupt-budget=500000');
  });

  it.each(['11.8.172.17-node.20', '12.4.254.21-node.33', '13.6.233.10-node.28', '1.1'])(
    'are left alone in V8 %s',
    async (v8) => {
      expect(await setBy(v8)).toEqual([]);
    },
  );
});
