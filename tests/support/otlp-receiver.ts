import { serveHttp } from "./loopback-server.ts";

/** A span as a collector gets it. */
export interface ReceivedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty where a trace begins. */
  readonly parentSpanId: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface OtlpReceiver {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** Everything that was received, as it was sent. */
  readonly bodies: readonly string[];
  close(): Promise<void>;
}

/** A collector of traces: OTLP over HTTP in JSON. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = await serveHttp((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString("utf8");
      const isTraces = request.method === "POST" && request.url === "/v1/traces";
      if (isTraces) {
        bodies.push(body);
        spans.push(...readSpans(JSON.parse(body) as ExportRequest));
      }
      response.writeHead(isTraces ? 200 : 404, { "content-type": "application/json" }).end("{}");
    });
  });
  return { url: server.url, spans, bodies, close: () => server.close() };
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface ExportRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ReceivedSpan, "service" | "attributes" | "parentSpanId"> & {
        readonly parentSpanId?: string;
        readonly attributes: readonly Attribute[];
      })[];
    }[];
  }[];
}

const readSpans = ({ resourceSpans }: ExportRequest): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = readAttributes(resource.attributes)["service.name"] ?? "";
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ traceId, spanId, parentSpanId = "", name, kind, attributes }) => ({
        service,
        traceId,
        spanId,
        parentSpanId,
        name,
        kind,
        attributes: readAttributes(attributes),
      }));
  });

/** A value has one key, which names its type. */
const readAttributes = (attributes: readonly Attribute[]): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]));
