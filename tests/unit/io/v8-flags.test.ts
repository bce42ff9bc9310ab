import { afterEach, describe, expect, it, vi } from 'vitest';

const set: string[] = [];
vi.mock('node:v8', async (original) => ({
  ...(await original<object>()),
  setFlagsFromString: (flag: string) => set.push(flag),
}));

async function setBy(v8: string): Promise<readonly string[]> {
  set.length = 0;
  Reflect.deleteProperty(globalThis, Symbol.for('git-baton.v8-flags'));
  vi.resetModules();
  vi.stubGlobal('process', { ...process, versions: { ...process.versions, v8 } });
  const flags = await import('../../../src/io/v8-flags.ts');
  for (const change of [flags.compileLate, flags.compileAsUsual, flags.holdLittle, flags.stopGrowing])
    change();
  flags.underUsualFlags(() => set.push('work'));
  return set;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('flags of V8', () => {
  it('are set in the V8 that knows them', async () => {
    expect(await setBy('11.3.244.8-node.33')).toEqual([
      '--interrupt-budget=500000',
      '--interrupt-budget=67584',
      '--heap-growing-percent=50',
      '--semi-space-growth-factor=1',
      // What follows is of V8's own, and afterwards as it was.
      '--interrupt-budget=67584',
      '--heap-growing-percent=0',
      '--semi-space-growth-factor=2',
      'work',
      '--interrupt-budget=67584',
      '--heap-growing-percent=50',
      '--semi-space-growth-factor=1',
    ]);
  });

  it.each(['11.8.172.17-node.20', '12.4.254.21-node.33', '13.6.233.10-node.28', '1.1'])(
    'are left alone in V8 %s',
    async (v8) => {
      expect(await setBy(v8)).toEqual(['work']);
    },
  );
});
